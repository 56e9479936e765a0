import { act, render, screen } from '@testing-library/react';
import { Dialog, DialogContent } from '@/components/ui/dialog';

const { style } = document.documentElement;

/** What of a window of 740 pixels is seen; changed by what is returned, as a keyboard does. */
function provideViewport() {
  window.innerHeight = 740;
  const seen = { width: window.innerWidth, height: 740, offsetTop: 0, scale: 1 };
  const viewport = Object.assign(new EventTarget(), seen);
  Object.defineProperty(window, 'visualViewport', { value: viewport, configurable: true });
  return (change: Partial<typeof seen>, type = 'resize') => {
    Object.assign(viewport, change);
    viewport.dispatchEvent(new Event(type));
  };
}

function openDialog() {
  return render(
    <Dialog onClose={() => undefined}>
      <DialogContent title="Filtros" closeLabel="Cerrar" />
    </Dialog>,
  );
}

function told(): [height: string, room: string] {
  return [style.getPropertyValue('--seen-height'), style.getPropertyValue('--keyboard-room')];
}

const NOTHING = ['', ''];

afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(window, 'visualViewport');
});

it('follows a keyboard that comes over the page, moves and goes', () => {
  const change = provideViewport();
  openDialog();
  expect(told()).toEqual(NOTHING);
  change({ height: 400 });
  expect(told()).toEqual(['400px', '340px']);
  change({ offsetTop: 100 }, 'scroll');
  expect(told()).toEqual(['400px', '240px']);
  change({ height: 740, offsetTop: 0 });
  expect(told()).toEqual(NOTHING);
});

it('takes no magnified page for a keyboard', () => {
  const change = provideViewport();
  openDialog();
  change({ height: 370, scale: 2 });
  expect(told()).toEqual(NOTHING);
});

it('takes no page that is too wide for a keyboard', () => {
  const change = provideViewport();
  openDialog();
  change({ width: window.innerWidth - 27, height: 690 });
  expect(told()).toEqual(NOTHING);
});

it('ends with the last dialog that needs it', () => {
  const change = provideViewport();
  const [one, other] = [openDialog(), openDialog()];
  change({ height: 400 });
  other.unmount();
  expect(told()).toEqual(['400px', '340px']);
  one.unmount();
  expect(told()).toEqual(NOTHING);
});

it('does without where the browser tells nothing', () => {
  openDialog();
  expect(told()).toEqual(NOTHING);
});

it('leaves text alone that is typed in the next dialog before the browser gives the focus back', () => {
  jest.useFakeTimers();
  const { rerender } = render(<button>Abrir</button>);
  screen.getByRole('button').focus();
  function show(title: string) {
    rerender(
      <>
        <button>Abrir</button>
        <Dialog key={title} onClose={() => undefined}>
          <DialogContent title={title} closeLabel="Cerrar">
            <input aria-label={title} defaultValue="no" />
          </DialogContent>
        </Dialog>
      </>,
    );
  }
  show('Editar gasto');
  show('Paleta');
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Paleta' });
  field.focus();
  field.setSelectionRange(2, 2);
  act(() => {
    jest.runAllTimers();
  });
  expect(field).toHaveFocus();
  expect([field.selectionStart, field.selectionEnd]).toEqual([2, 2]);
});
