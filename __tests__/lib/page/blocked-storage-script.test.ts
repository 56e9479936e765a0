import { runInNewContext } from 'node:vm';
import { BLOCKED_STORAGE_SCRIPT } from '@/lib/page/blocked-storage-script';

function run(channels: unknown): unknown {
  const self = { BroadcastChannel: channels };
  // The head runs the same text.
  runInNewContext(BLOCKED_STORAGE_SCRIPT, { self, BroadcastChannel: channels });
  return self.BroadcastChannel;
}

it('takes channels away that cannot be made, and leaves others', () => {
  function Blocked() {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  }
  function Working(this: { close: () => void }) {
    this.close = () => undefined;
  }
  expect(run(Blocked)).toBeUndefined();
  expect(run(Working)).toBe(Working);
});
