import {expect, test} from 'vitest';
import {parseStatus, readProcesses, treeMemory} from './processTree';

const STATUS = `Name:\tnode
Umask:\t0022
State:\tS (sleeping)
Tgid:\t41
Pid:\t41
PPid:\t7
TracerPid:\t0
VmPeak:\t 9000000 kB
VmRSS:\t  204800 kB
RssAnon:\t  190000 kB
`;

test('a process is read from its status, in bytes', () => {
  expect(parseStatus(STATUS)).toEqual({id: 41, parent: 7, memory: 204_800 * 1024});
});

test('a process without memory of its own holds nothing, and no status is no process', () => {
  expect(parseStatus(STATUS.replace(/^VmRSS.*\n/m, ''))).toMatchObject({memory: 0});
  expect(parseStatus('')).toBeUndefined();
});

test('a tree is a process and all that it has started, in whatever order they are listed', () => {
  const processes = [
    {id: 30, parent: 20, memory: 4},
    {id: 20, parent: 10, memory: 2},
    {id: 10, parent: 1, memory: 1},
    {id: 40, parent: 1, memory: 100},
    {id: 50, parent: 40, memory: 100},
  ];
  expect(treeMemory(10, processes)).toBe(7);
  expect(treeMemory(30, processes)).toBe(4);
  expect(treeMemory(99, processes)).toBe(0);
});

test.runIf(process.platform === 'linux')('this process is found, with what it holds', () => {
  const held = treeMemory(process.pid, readProcesses());
  expect(held).toBeGreaterThan(10e6);
});
