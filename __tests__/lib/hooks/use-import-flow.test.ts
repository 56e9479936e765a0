import { act, renderHook } from '@testing-library/react';
import { useImportFlow, useImportGuard } from '@/lib/hooks/use-import-flow';
import { importSession } from '@/lib/page/import-session';
import { AS_IT_IS } from '@/lib/import/import-flow';
import { jsonFile } from '../../support/json-file';

/** Whether the browser would ask before the page is left. */
function asksBeforeLeaving(): boolean {
  return !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
}

afterEach(() => {
  act(() => {
    importSession.clear();
  });
});

it('useImportFlow follows the session', () => {
  const { result } = renderHook(() => useImportFlow());
  expect(result.current).toEqual({ state: 'empty' });
  const file = jsonFile([]);
  act(() => {
    importSession.select(file);
  });
  expect(result.current).toEqual({ state: 'selected', file, plan: AS_IT_IS });
});

it('useImportGuard lets the page be left while no import runs', () => {
  renderHook(() => {
    useImportGuard();
  });
  expect(asksBeforeLeaving()).toBe(false);
  act(() => {
    importSession.select(jsonFile([]));
  });
  expect(asksBeforeLeaving()).toBe(false);
});

it('useImportGuard asks while an import runs, and no longer', async () => {
  const workers: EventTarget[] = [];
  class SilentWorker extends EventTarget {
    postMessage = () => workers.push(this);
    terminate = () => undefined;
  }
  Object.assign(globalThis, { Worker: SilentWorker });
  renderHook(() => {
    useImportGuard();
  });
  act(() => {
    importSession.select(jsonFile([]));
  });
  let ending: Promise<unknown> = Promise.resolve();
  act(() => {
    ending = importSession.start();
  });
  expect(asksBeforeLeaving()).toBe(true);
  await act(async () => {
    workers[0]?.dispatchEvent(new Event('error'));
    await ending;
  });
  expect(asksBeforeLeaving()).toBe(false);
  Reflect.deleteProperty(globalThis, 'Worker');
});
