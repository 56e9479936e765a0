import { render } from '@testing-library/react';
import { OpeningPicture } from '@/components/opening/opening-picture';

/** The page has a picture of one of its screens, as its head left it there. */
function bringPicture(path: string): Element {
  const element = document.createElement('p');
  window.openingPicture = { path, element };
  return element;
}

beforeEach(() => {
  window.history.replaceState(null, '', '/gastos/');
});

afterEach(() => {
  window.openingPicture = undefined;
});

test('the picture goes from one opening of the screen to the next, and is gone with the last', () => {
  const picture = bringPicture('/gastos/');
  const { rerender } = render(<OpeningPicture key="first">Cargando</OpeningPicture>);
  const first = picture.parentElement;
  expect(first).toBeInTheDocument();
  rerender(<OpeningPicture key="second">Cargando</OpeningPicture>);
  expect(first).not.toBeInTheDocument();
  expect(picture).toBeInTheDocument();
  rerender(<p>The screen</p>);
  expect(window.openingPicture).toBeUndefined();
  rerender(<OpeningPicture key="third">Cargando</OpeningPicture>);
  expect(picture).not.toBeInTheDocument();
});

test('the picture of another screen stays out', () => {
  const picture = bringPicture('/');
  render(<OpeningPicture>Cargando</OpeningPicture>);
  expect(picture).not.toBeInTheDocument();
});
