import { act, renderHook } from '@testing-library/react';
import fc from 'fast-check';
import { useSelection } from '@/components/gastos/list/use-selection';

const LISTED = [50, 40, 30, 20, 10];

/** A press on an expense; with Shift, it goes through. */
type Press = [id: number, shift?: 'Shift'];

function press(...presses: Press[]) {
  const { result, rerender } = renderHook(({ listed }) => useSelection(listed, true), {
    initialProps: { listed: LISTED },
  });
  for (const [id, shift] of presses)
    act(() => {
      result.current.toggle(id, shift !== undefined);
    });
  return { selection: () => result.current, selected: () => [...result.current.ids], rerender };
}

it('nothing is selected at first', () => {
  const { selection, selected } = press();
  expect(selected()).toEqual([]);
  expect(selection().selecting).toBe(false);
});

it.each<[string, Press[], number[]]>([
  ['one', [[30]], [30]],
  ['one twice', [[30], [30]], []],
  ['two', [[30], [50]], [30, 50]],
  ['from one through a later one', [[40], [20, 'Shift']], [40, 30, 20]],
  ['from one through an earlier one', [[20], [40, 'Shift']], [20, 40, 30]],
  ['through itself', [[20], [20, 'Shift']], []],
  ['on from the last one pressed', [[50], [40, 'Shift'], [20, 'Shift']], [50, 40, 30, 20]],
  ['with Shift first', [[30, 'Shift']], [30]],
  ['away from one through another', [[50], [10, 'Shift'], [40], [20, 'Shift']], [50, 10]],
  ['with Shift from one that was taken away', [[50], [50], [30, 'Shift']], [50, 40, 30]],
])('selects %s', (_, presses, ids) => {
  expect(
    press(...presses)
      .selected()
      .sort((a, b) => b - a),
  ).toEqual(ids.sort((a, b) => b - a));
});

it('with Shift, selects the one pressed alone where the last one is no longer listed', () => {
  const { selection, selected, rerender } = press([40]);
  rerender({ listed: [50, 30, 20, 10] });
  act(() => {
    selection().toggle(20, true);
  });
  expect(selected()).toEqual([20]);
});

it('holds only what is listed; what comes back is selected again', () => {
  const { selected, rerender } = press([40], [20]);
  rerender({ listed: [50, 30, 20, 10] });
  expect(selected()).toEqual([20]);
  rerender({ listed: LISTED });
  expect(selected()).toEqual([40, 20]);
});

it('forgets what is not listed once something else is pressed', () => {
  const { selection, selected, rerender } = press([40], [20]);
  rerender({ listed: [50, 30, 20, 10] });
  act(() => {
    selection().toggle(10, false);
  });
  rerender({ listed: LISTED });
  expect(selected()).toEqual([20, 10]);
});

it('selects all that is listed, and clears it', () => {
  const { selection, selected } = press([30]);
  act(() => {
    selection().setSelecting(true);
    selection().selectAll?.();
  });
  expect(selected()).toEqual(LISTED);
  act(() => {
    selection().clear();
  });
  expect(selected()).toEqual([]);
  expect(selection().selecting).toBe(false);
  act(() => {
    selection().toggle(20, true);
  });
  expect(selected()).toEqual([20]);
});

it('gives every expense of a range the state that the one pressed gets', () => {
  const presses = fc.array(fc.tuple(fc.constantFrom(...LISTED), fc.boolean()), { maxLength: 8 });
  fc.assert(
    fc.property(presses, (pressed) => {
      const { selection } = press();
      const expected = new Map(LISTED.map((id) => [id, false]));
      let last: number | undefined;
      for (const [id, shift] of pressed) {
        act(() => {
          selection().toggle(id, shift);
        });
        const state = !expected.get(id);
        const [from, to] = [LISTED.indexOf(shift ? (last ?? id) : id), LISTED.indexOf(id)];
        for (const [index, one] of LISTED.entries())
          if (index >= Math.min(from, to) && index <= Math.max(from, to)) expected.set(one, state);
        last = id;
      }
      for (const id of LISTED) expect(selection().ids.has(id)).toBe(expected.get(id));
    }),
    { numRuns: 40 },
  );
});

it('of a list that is not whole nothing selects all, and all of it is not «all»', () => {
  const { result, rerender } = renderHook(({ isWhole }) => useSelection(LISTED, isWhole), {
    initialProps: { isWhole: false },
  });
  expect(result.current.selectAll).toBeNull();
  act(() => {
    result.current.toggle(50, false);
  });
  act(() => {
    result.current.toggle(10, true);
  });
  expect([...result.current.ids]).toHaveLength(LISTED.length);
  expect(result.current.isAll).toBe(false);
  rerender({ isWhole: true });
  expect(result.current.isAll).toBe(true);
});
