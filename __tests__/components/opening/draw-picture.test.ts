import type * as DrawPicture from '@/components/opening/draw-picture';
import type * as Phase from '@/lib/page/phase';

const KEY = 'mis-gastos:picture:/gastos/';

/** A page of its own, which has drawn nothing yet. */
async function openPage(): Promise<typeof DrawPicture & typeof Phase> {
  jest.resetModules();
  return { ...(await import('@/components/opening/draw-picture')), ...(await import('@/lib/page/phase')) };
}

function screenOf(text: string): HTMLElement {
  const screen = document.createElement('main');
  screen.textContent = text;
  return screen;
}

beforeEach(() => {
  window.history.replaceState(null, '', '/gastos/');
  localStorage.clear();
  window.pictureDrawnFor = () => 'hoy';
});

test('a picture of an earlier visit stays until the person acts', async () => {
  (await openPage()).drawPicture(screenOf('before'));
  const later = await openPage();
  later.drawPicture(screenOf('after'));
  expect(localStorage.getItem(KEY)).toContain('before');
  later.beginUse();
  later.drawPicture(screenOf('after'));
  expect(localStorage.getItem(KEY)).toContain('after');
});

test('one of this visit follows the screen', async () => {
  const { drawPicture } = await openPage();
  drawPicture(screenOf('half'));
  drawPicture(screenOf('whole'));
  expect(localStorage.getItem(KEY)).toContain('whole');
});

test.each([
  ['another day', () => (window.pictureDrawnFor = () => 'mañana')],
  ['another width', () => (window.innerWidth -= 1)],
  [
    'no picture, because data have changed',
    () => {
      localStorage.removeItem(KEY);
    },
  ],
])('is drawn again for %s', async (_, change) => {
  (await openPage()).drawPicture(screenOf('before'));
  change();
  (await openPage()).drawPicture(screenOf('after'));
  expect(localStorage.getItem(KEY)).toContain('after');
});
