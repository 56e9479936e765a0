import { act, renderHook } from '@testing-library/react';
import { useImportFlow } from '@/lib/hooks/use-import-flow';
import { importSession } from '@/lib/page/import-session';
import { AS_IT_IS } from '@/lib/import/import-flow';
import { jsonFile } from '../../support/json-file';

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
  expect(result.current).toEqual({ state: 'selected', file, plan: AS_IT_IS, reviewing: false });
});
