import {beforeEach, expect, test, vi} from 'vitest';
import {fetchPage, isLargeChange} from './fetchPage';
import preload from './preload';

const {startTransition} = vi.hoisted(() => ({
  startTransition: vi.fn((task: () => void): void => task()),
}));
vi.mock('react', () => ({startTransition}));
vi.mock('./fetchPage', () => ({fetchPage: vi.fn(), isLargeChange: vi.fn()}));

beforeEach(() => {
  vi.resetAllMocks();
  startTransition.mockImplementation((task) => task());
  vi.mocked(fetchPage).mockResolvedValue();
});

test('a small page is drawn as a whole, a large one in pieces', async () => {
  const draw = vi.fn();
  vi.mocked(isLargeChange).mockReturnValue(false);
  await preload('/small').then(draw);
  expect(draw).toHaveBeenCalledOnce();
  expect(startTransition).not.toHaveBeenCalled();
  vi.mocked(isLargeChange).mockReturnValue(true);
  await preload('/large').then(draw);
  expect(draw).toHaveBeenCalledTimes(2);
  expect(startTransition).toHaveBeenCalledExactlyOnceWith(draw);
  expect(isLargeChange).toHaveBeenLastCalledWith('/large');
});

test('what has been fetched is drawn in another task than the one that asked', async () => {
  const draw = vi.fn();
  const drawn = preload('/here').then(draw);
  for (let turn = 0; turn < 20; turn += 1) {
    await Promise.resolve();
  }
  expect(draw).not.toHaveBeenCalled();
  await drawn;
  expect(draw).toHaveBeenCalledOnce();
});

test('whether it is large is asked when it has been fetched', async () => {
  let arrive = (): void => {};
  vi.mocked(fetchPage).mockReturnValue(new Promise((resolve) => (arrive = resolve)));
  const drawn = preload('/late').then(vi.fn());
  expect(isLargeChange).not.toHaveBeenCalled();
  arrive();
  await drawn;
  expect(isLargeChange).toHaveBeenCalledOnce();
});

test('a page that cannot be fetched is not drawn, and whoever waits is told', async () => {
  const draw = vi.fn();
  const failure = new Error('No such chunk.');
  vi.mocked(fetchPage).mockRejectedValue(failure);
  await expect(preload('/gone').then(draw)).rejects.toBe(failure);
  const onFailure = vi.fn();
  await preload('/gone').then(draw, onFailure);
  expect(onFailure).toHaveBeenCalledExactlyOnceWith(failure);
  expect(draw).not.toHaveBeenCalled();
});
