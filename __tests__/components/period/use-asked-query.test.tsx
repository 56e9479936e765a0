import { act, renderHook } from '@testing-library/react';
import { SearchParamsContext } from 'next/dist/shared/lib/hooks-client-context.shared-runtime';
import type { ReactNode } from 'react';
import { useAskedQuery } from '@/components/period/use-asked-query';
import { writeAddress } from '@/lib/domain/query-address';

let params: URLSearchParams;

function Router({ children }: { children: ReactNode }) {
  return <SearchParamsContext value={params}>{children}</SearchParamsContext>;
}

/** The hook in a page whose router follows the browser's address only when the test says so. */
function renderAsked(search: string) {
  window.history.replaceState(null, '', `/gastos/${search}`);
  params = new URLSearchParams(search);
  const { result, rerender } = renderHook(() => useAskedQuery(), { wrapper: Router });
  return {
    ask: (...args: Parameters<(typeof result.current)[1]>) => {
      act(() => {
        result.current[1](...args);
      });
    },
    asked: () => writeAddress(result.current[0]),
    routerComesTo: (address: string) => {
      params = new URLSearchParams(address);
      window.history.replaceState(null, '', address);
      rerender();
    },
  };
}

it('holds at once what is asked for, and writes it into the address', () => {
  const { ask, asked } = renderAsked('?mes=2026-10');
  ask({ filter: { q: 'pan' } });
  expect(asked()).toBe('mes=2026-10&q=pan');
  expect(window.location.search).toBe('?mes=2026-10&q=pan');
});

it('keeps what was asked for while the router comes to what was asked for before, and writes that into the address', () => {
  const { ask, asked, routerComesTo } = renderAsked('?todo');
  for (const q of ['p', 'pa', 'pan']) ask({ filter: { q } }, 'type');
  routerComesTo('?todo&q=p');
  expect(asked()).toBe('todo&q=pan');
  ask({ filter: { estados: ['pendiente'] } }, 'type');
  expect(asked()).toBe('todo&estado=pendiente&q=pan');
  // It may pass over some.
  routerComesTo('?todo&q=pan');
  routerComesTo('?todo&estado=pendiente&q=pan');
  expect(asked()).toBe('todo&estado=pendiente&q=pan');
});

it('goes back to what was asked for before, also if the router has come to it', () => {
  const { ask, asked, routerComesTo } = renderAsked('?todo');
  ask({ filter: { q: 'pan' } });
  routerComesTo('?todo&q=pan');
  ask({ filter: { q: 'sal' } });
  routerComesTo('?todo&q=sal');
  routerComesTo('?todo&q=pan');
  expect(asked()).toBe('todo&q=pan');
});

it('keeps the other filters, also one that was set a moment before', () => {
  const { ask, asked } = renderAsked('?todo&cat=1');
  ask({ filter: { estados: ['pendiente'] } });
  ask({ filter: { q: 'pan' } }, 'type');
  expect(asked()).toBe('todo&cat=1&estado=pendiente&q=pan');
});

it('goes with the address where a link leads elsewhere', () => {
  const { ask, asked, routerComesTo } = renderAsked('?mes=2026-10');
  ask({ filter: { q: 'pan' } });
  window.history.pushState(null, '', '/gastos/?mes=2026-09');
  routerComesTo('?mes=2026-09');
  expect(asked()).toBe('mes=2026-09');
});

it('leaves the address alone where it asks for the same already', () => {
  const { ask } = renderAsked('?mes=2026-10&nuevo');
  const steps = window.history.length;
  ask({ filter: { q: '' } });
  expect(window.location.search).toBe('?mes=2026-10&nuevo');
  expect(window.history).toHaveLength(steps);
});
