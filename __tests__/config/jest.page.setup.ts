import '@testing-library/jest-dom';
import 'fake-indexeddb/auto';
import { configure } from '@testing-library/react';
import { failOnPrint } from '../support/printed-lines';

// What is waited for is a state; a busy machine takes its time to reach it.
configure({ asyncUtilTimeout: 20_000 });
failOnPrint();

// Between two acts of a test the page goes on as in a browser: the database answers when it answers, whether or not a test
// is waiting just then. Told otherwise, React prints a line at each such answer, of which there are some on a busy machine.
beforeAll(() => {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', false);
});

// What browsers have and jsdom lacks, as little of it as the components touch.
if (!('arrayBuffer' in Blob.prototype)) {
  Object.assign(Blob.prototype, {
    arrayBuffer(this: Blob) {
      return new Promise((resolve, reject) => {
        const reader = new FileReader();
        reader.onload = () => {
          resolve(reader.result);
        };
        reader.onerror = () => {
          reject(reader.error ?? new Error('unreadable'));
        };
        reader.readAsArrayBuffer(this);
      });
    },
  });
}

Object.assign(URL, { createObjectURL: () => 'blob:test', revokeObjectURL: () => undefined });

Object.assign(Element.prototype, {
  scrollIntoView: () => undefined,
  hasPointerCapture: () => false,
  setPointerCapture: () => undefined,
  releasePointerCapture: () => undefined,
});

Object.assign(HTMLCanvasElement.prototype, { getContext: () => null });

Object.assign(HTMLDialogElement.prototype, {
  showModal(this: HTMLDialogElement) {
    this.open = true;
  },
});

class SilentObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

Object.assign(window, {
  ResizeObserver: SilentObserver,
  // Without one a link takes itself for seen whenever the machine has a moment, in the middle of what a test does.
  IntersectionObserver: SilentObserver,
  matchMedia: (media: string) => ({
    media,
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }),
});
