import { act, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { lazyPart } from '@/components/ui/lazy-part';

function Room() {
  return <p>room</p>;
}

function Part({ name }: { name: string }) {
  return <p>{name}</p>;
}

it('loads when it is first drawn, with its room in its place', async () => {
  const load = jest.fn(() => Promise.resolve(Part));
  const Late = lazyPart(load, Room);
  expect(load).not.toHaveBeenCalled();

  render(<Late name="part" />);
  expect(screen.getByText('room')).toBeInTheDocument();
  expect(await screen.findByText('part')).toBeInTheDocument();
  expect(screen.queryByText('room')).not.toBeInTheDocument();
});

it('is left to the browser by the server, and hydrates what it finds', async () => {
  const load = jest.fn(() => Promise.resolve(Part));
  const Late = lazyPart(load, Room);
  const holder = document.createElement('div');
  holder.innerHTML = renderToString(<Late name="part" />);
  expect(load).not.toHaveBeenCalled();
  expect(holder).toHaveTextContent('room');

  const faults = jest.fn();
  document.body.append(holder);
  await act(() => Promise.resolve(hydrateRoot(holder, <Late name="part" />, { onRecoverableError: faults })));
  expect(await screen.findByText('part')).toBeInTheDocument();
  expect(faults).not.toHaveBeenCalled();
});
