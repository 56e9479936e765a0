import { afterShown, enterPhase, inUse, phase, watchForUse } from '@/lib/page/phase';

/** What the browser calls once it is idle, in order. */
let waiting: (() => void)[] = [];

beforeEach(() => {
  waiting = [];
  Object.assign(window, { requestIdleCallback: (act: () => void) => waiting.push(act) });
});

afterEach(() => {
  Reflect.deleteProperty(window, 'requestIdleCallback');
  document.body.replaceChildren();
});

async function becomeIdle(): Promise<void> {
  await untilNothingIsToBeDone();
  for (const act of waiting.splice(0)) act();
  await untilNothingIsToBeDone();
}

async function untilNothingIsToBeDone(): Promise<void> {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
}

it('loads one thing after the other, each when the page is idle', async () => {
  const loaded: string[] = [];
  let endFirst: (() => void) | undefined;
  afterShown(() => {
    loaded.push('first');
    return new Promise<void>((resolve) => {
      endFirst = resolve;
    });
  });
  afterShown(() => loaded.push('second'));
  await untilNothingIsToBeDone();
  expect(loaded).toEqual([]);
  await becomeIdle();
  await becomeIdle();
  expect(loaded).toEqual(['first']);
  endFirst?.();
  await becomeIdle();
  expect(loaded).toEqual(['first', 'second']);
});

it('waits as long as the page shows what takes the place of something', async () => {
  const loaded: string[] = [];
  document.body.innerHTML = '<div data-slot="skeleton"></div>';
  afterShown(() => loaded.push('only'));
  await becomeIdle();
  await becomeIdle();
  expect(loaded).toEqual([]);
  document.body.replaceChildren();
  await becomeIdle();
  expect(loaded).toEqual(['only']);
});

it('goes on after something that could not be loaded', async () => {
  const loaded: string[] = [];
  afterShown(() => Promise.reject(new Error('The site is gone')));
  afterShown(() => loaded.push('next'));
  await becomeIdle();
  await becomeIdle();
  expect(loaded).toEqual(['next']);
});

it('waits as long as the page is opening, and calm with it', async () => {
  const loaded: string[] = [];
  enterPhase('opening');
  enterPhase('calm');
  afterShown(() => loaded.push('only'));
  await becomeIdle();
  expect([phase.getState(), loaded]).toEqual(['opening', []]);
  enterPhase('shown');
  await becomeIdle();
  expect([phase.getState(), loaded]).toEqual(['calm', ['only']]);
  enterPhase('shown');
  expect(phase.getState()).toBe('calm');
});

describe('the page is in use from the first act on', () => {
  beforeEach(() => {
    inUse.setState(false, true);
  });

  it.each([
    ['a key', () => document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'f', bubbles: true }))],
    ['a press', () => document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }))],
    ['a scroll', () => document.dispatchEvent(new Event('scroll', { bubbles: true }))],
    ['the browser’s own search, which takes the focus', () => window.dispatchEvent(new FocusEvent('blur'))],
  ])('%s', (_, act) => {
    const end = watchForUse();
    act();
    expect(inUse.getState()).toBe(true);
    expect(phase.getState()).toBe('calm');
    end();
  });

  it('the focus that goes from one field to the next is no act, and none counts after the end', () => {
    const end = watchForUse();
    document.body.dispatchEvent(new FocusEvent('blur'));
    end();
    window.dispatchEvent(new Event('scroll'));
    expect(inUse.getState()).toBe(false);
  });
});
