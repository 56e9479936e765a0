import { BLOCKED_STORAGE_SCRIPT } from '@/lib/page/blocked-storage-script';

function run(channels: unknown): unknown {
  const self = { BroadcastChannel: channels };
  // The head runs the same text.
  new Function('self', 'BroadcastChannel', BLOCKED_STORAGE_SCRIPT)(self, channels);
  return self.BroadcastChannel;
}

it('takes channels away that cannot be made, and leaves others', () => {
  class Blocked {
    constructor() {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    }
  }
  class Working {
    close() {
      return undefined;
    }
  }
  expect(run(Blocked)).toBeUndefined();
  expect(run(Working)).toBe(Working);
});
