import { act, renderHook, waitFor } from '@testing-library/react';
import { toast } from '@/components/acts/toast';
import { useNotices } from '@/components/shell/afterwards';
import { beginUse } from '@/lib/page/phase';

afterEach(() => {
  toast.dismiss();
});

test('what shows toasts is loaded with the first act, and again with the next toast if it did not come', async () => {
  const load = jest
    .fn<Promise<string>, []>()
    .mockRejectedValueOnce(new TypeError('made to fail by the test'))
    .mockResolvedValue('there');
  const { result } = renderHook(() => useNotices(load));
  expect(load).not.toHaveBeenCalled();
  await act(async () => {
    beginUse();
    await Promise.resolve();
  });
  expect(load).toHaveBeenCalledTimes(1);
  expect(result.current).toBeNull();
  act(() => {
    toast.error('No se guardó');
  });
  await waitFor(() => {
    expect(result.current).toBe('there');
  });
  act(() => {
    toast.success('Guardado');
  });
  expect(load).toHaveBeenCalledTimes(2);
});
