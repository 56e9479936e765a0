import { runInNewContext } from 'node:vm';
import { callOf } from '@/components/opening/head-program';
import { loadAgainIfCutOff } from '@/components/opening/return-program';

/** The little of a browser that the script needs. */
function browser(scripts: string[], came: string[]) {
  const page = new EventTarget();
  const reload = jest.fn();
  const waiting: (() => void)[] = [];
  runInNewContext(callOf(loadAgainIfCutOff, { patienceMs: 1 }), {
    addEventListener: page.addEventListener.bind(page),
    document: { scripts: scripts.map((src) => ({ src })) },
    performance: { getEntriesByName: (name: string) => came.filter((one) => one === name) },
    location: { reload },
    setTimeout: (act: () => void) => waiting.push(act),
  });
  return {
    reload,
    show: (persisted: boolean) => page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted })),
    wait: () => {
      for (const act of waiting) act();
    },
  };
}

it.each([
  ['a script that never came', true, ['a.js'], 1],
  ['all scripts there', true, ['a.js', 'b.js'], 0],
  ['a page that was not kept', false, ['a.js'], 0],
])('%s', (_, persisted, came, times) => {
  const { reload, show, wait } = browser(['', 'a.js', 'b.js'], came);
  show(persisted);
  wait();
  expect(reload).toHaveBeenCalledTimes(times);
});

it('leaves a page alone whose script comes once it is back', () => {
  const came = ['a.js'];
  const { reload, show, wait } = browser(['a.js', 'b.js'], came);
  show(true);
  came.push('b.js');
  wait();
  expect(reload).not.toHaveBeenCalled();
});
