import { runInNewContext } from 'node:vm';
import { callOf, removeBlockedChannels } from '@/components/opening/page-programs';

function run(channels: unknown): unknown {
  const self = { BroadcastChannel: channels };
  // The head runs the same text.
  runInNewContext(callOf(removeBlockedChannels, undefined), { self, BroadcastChannel: channels });
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
