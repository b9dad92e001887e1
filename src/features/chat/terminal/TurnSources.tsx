import type {ReactNode} from 'react';
import type {TurnState} from '../conversation/types';
import PageLinks from './PageLinks';
import SourceList from './SourceList';

/** Where an answer comes from, and where to read on. */
export default function TurnSources({state}: {readonly state: TurnState}): ReactNode {
  if (state.status !== 'answered') {
    return null;
  }
  const {reply} = state;
  if (reply.kind === 'unknown') {
    return <PageLinks label="Nearest posts" pages={reply.nearest} />;
  }
  return (
    <>
      <SourceList sources={reply.sources} />
      {reply.kind === 'posts' && <PageLinks label="Read next" pages={reply.readNext} />}
    </>
  );
}
