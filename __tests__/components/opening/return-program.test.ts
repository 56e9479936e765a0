import { runInNewContext } from 'node:vm';
import { callOf, sendMessagesAgain } from '@/components/opening/page-programs';

/** The little of a browser that the script needs. */
function browser() {
  const page = new EventTarget();
  const sent: unknown[] = [];
  class MessagePort {
    postMessage(...message: unknown[]) {
      sent.push(message);
    }
  }
  runInNewContext(callOf(sendMessagesAgain, undefined), {
    MessagePort,
    addEventListener: page.addEventListener.bind(page),
  });
  return {
    port: () => new MessagePort(),
    show: (persisted: boolean) => {
      sent.length = 0;
      page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
      return sent;
    },
    sent,
  };
}

it('sends what is posted, whole', () => {
  const { port, sent } = browser();
  port().postMessage(1, ['moved']);
  port().postMessage(null);
  expect(sent).toEqual([[1, ['moved']], [null]]);
});

it('sends an empty message again by each port that sent one, if the page was kept aside', () => {
  const { port, show } = browser();
  const [one, other] = [port(), port()];
  one.postMessage(null);
  one.postMessage(null);
  other.postMessage(null);
  port().postMessage('said');
  expect(show(false)).toEqual([]);
  expect(show(true)).toEqual([[null], [null]]);
});
