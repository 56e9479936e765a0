import { showPicture } from '@/components/opening/page-programs';
import { dropPictures } from '@/components/opening/keep-picture';
import { PICTURE_HOLDER, PICTURE_KEY, type PicturedElement } from '@/components/opening/picture';
import { screenKeys } from '@/lib/page/settings/setting-keys';
import { runProgram } from '@/__tests__/support/run-program';

const HOSTILE = '<img src=x onerror="window.hurt = true">';

const ELEMENT: PicturedElement = [
  'div',
  { class: 'wide', style: 'min-height: 80px' },
  ['p', { title: HOSTILE }, HOSTILE, ' y más'],
  ['svg', { viewBox: '0 0 1 1' }, ['path', { d: 'M0 0' }]],
];

function runScript(): void {
  runProgram(showPicture, { keyPrefix: PICTURE_KEY, holder: PICTURE_HOLDER, settingKeys: screenKeys() });
}

/** Keeps a picture as a visit of this moment would. */
function keep(): void {
  runScript();
  const { innerWidth: width, pictureDrawnFor } = window;
  keepText(JSON.stringify({ drawnFor: pictureDrawnFor?.(), width, element: ELEMENT }));
}

function keepText(text: string): void {
  localStorage.setItem(`${PICTURE_KEY}/gastos/`, text);
}

/** Opens the screen, and answers with what stands in its place before React is there. */
async function opened(): Promise<Element | null> {
  runScript();
  const holder = document.body.appendChild(document.createElement('div'));
  holder.id = PICTURE_HOLDER;
  await Promise.resolve();
  return holder.firstElementChild;
}

/** As a browser answers for a range of widths. */
function widthIsIn(query: string): boolean {
  const [from = 0, to = 0] = Array.from(query.matchAll(/[\d.]+/g), Number);
  return from <= window.innerWidth && window.innerWidth <= to;
}

beforeEach(() => {
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation((media) => ({ media, matches: widthIsIn(media) }) as MediaQueryList);
  window.history.replaceState(null, '', '/gastos/');
  localStorage.setItem('other', 'kept');
});

afterEach(() => {
  // The script's own end of watching.
  window.dispatchEvent(new Event('load'));
  document.body.replaceChildren();
  localStorage.clear();
  window.innerWidth = 1024;
});

it('stands where the screen will be, element by element, its texts as texts', async () => {
  keep();
  const picture = await opened();
  expect(picture?.outerHTML).toBe(
    '<div class="wide" style="min-height: 80px;">' +
      '<p title="<img src=x onerror=&quot;window.hurt = true&quot;>">&lt;img src=x onerror="window.hurt = true"&gt; y más</p>' +
      '<svg viewBox="0 0 1 1"><path d="M0 0"></path></svg></div>',
  );
  expect(picture?.querySelector('path')).toBeInstanceOf(SVGElement);
  expect(window.openingPicture).toEqual({ path: '/gastos/', element: picture });
});

it.each<[string, () => void]>([
  [
    'the address asks for something',
    () => {
      window.history.replaceState(null, '', '/gastos/?mes=2026-01');
    },
  ],
  [
    'another screen is opened',
    () => {
      window.history.replaceState(null, '', '/');
    },
  ],
  [
    'the window has another width',
    () => {
      window.innerWidth = 360;
    },
  ],
  [
    'the data have changed',
    () => {
      dropPictures();
    },
  ],
  [
    'it is broken',
    () => {
      keepText('{"drawnFor":');
    },
  ],
])('there is none where %s', async (_, change) => {
  keep();
  change();
  expect(await opened()).toBeNull();
});

it.each([
  ['mis-gastos:locale', 'es-MX'],
  ['mis-gastos:currency', 'USD'],
  ['mis-gastos:first-weekday', '7'],
  ['mis-gastos:shortcuts', 'false'],
  ['mis-gastos:row-density', 'comfortable'],
])('there is none where the setting %s has become %s', async (key, value) => {
  keep();
  localStorage.setItem(key, value);
  expect(await opened()).toBeNull();
});

it('there is none on another day', async () => {
  keep();
  jest.useFakeTimers({ now: Date.now() + 86_400_000, doNotFake: ['queueMicrotask'] });
  expect(await opened()).toBeNull();
  jest.useRealTimers();
});

it('nothing else is dropped with pictures', () => {
  keep();
  dropPictures();
  expect(Object.keys(localStorage)).toEqual(['other']);
});
