import {randomUUID} from 'node:crypto';
import type {Algoliasearch} from 'algoliasearch';
import {indexSettings} from './indexSettings';
import type {HostedRecord} from './toHostedRecord';

const BATCH = 500;

interface Push {
  readonly client: Algoliasearch;
  readonly indexName: string;
  readonly records: readonly HostedRecord[];
  /** One line for each step. */
  readonly report: (line: string) => void;
}

async function copyRules({client, indexName}: Push, temporary: string): Promise<void> {
  if (!(await client.indexExists({indexName}))) {
    return;
  }
  const {taskID} = await client.operationIndex({
    indexName,
    operationIndexParams: {
      operation: 'copy',
      destination: temporary,
      scope: ['settings', 'rules', 'synonyms'],
    },
  });
  await client.waitForTask({indexName: temporary, taskID});
}

async function fill({client, records, report}: Push, temporary: string): Promise<void> {
  const {taskID} = await client.setSettings({indexName: temporary, indexSettings});
  const tasks = [taskID];
  for (let from = 0; from < records.length; from += BATCH) {
    const batch = records.slice(from, from + BATCH);
    const answer = await client.batch({
      indexName: temporary,
      batchWriteParams: {
        requests: batch.map((body) => ({action: 'addObject', body: {...body}})),
      },
    });
    tasks.push(answer.taskID);
    report(`${from + batch.length} of ${records.length} records sent`);
  }
  for (const task of tasks) {
    await client.waitForTask({indexName: temporary, taskID: task});
  }
}

/** @throws Error when the temporary index does not hold every record. */
async function count({client, records}: Push, temporary: string): Promise<void> {
  const {nbHits} = await client.searchSingleIndex({
    indexName: temporary,
    searchParams: {query: '', hitsPerPage: 0, distinct: false},
  });
  if (nbHits !== records.length) {
    throw new Error(`Algolia holds ${nbHits ?? 0} of ${records.length} records.`);
  }
}

/**
 * Replaces a hosted index in one step: the records go into a temporary index, which is moved over
 * the old one when it holds all of them. Until then the old index answers as before; whatever
 * fails before removes the temporary index and nothing else. Synonyms and rules made by hand stay.
 *
 * @throws Error of the client's, or when records got lost on the way.
 */
export async function pushRecords(push: Push): Promise<void> {
  const {client, indexName, report} = push;
  const temporary = `${indexName}_tmp_${randomUUID().slice(0, 8)}`;
  let move: number;
  try {
    await copyRules(push, temporary);
    await fill(push, temporary);
    await count(push, temporary);
    const {taskID} = await client.operationIndex({
      indexName: temporary,
      operationIndexParams: {operation: 'move', destination: indexName},
    });
    move = taskID;
  } catch (error) {
    try {
      await client.deleteIndex({indexName: temporary});
      report(`Temporary index ${temporary} removed; ${indexName} is as it was.`);
    } catch {
      report(`Temporary index ${temporary} may be left over; ${indexName} is as it was.`);
    }
    throw error;
  }
  await client.waitForTask({indexName, taskID: move});
  report(`${indexName} replaced.`);
}
