/**
 * Sends empty messages again in a page that the browser kept aside: Firefox may lose one that was under way. React goes on with
 * its work by such a message to itself, and would wait for it without end; one too many does nothing.
 */
export function sendMessagesAgain(): void {
  // oxlint-disable-next-line typescript/unbound-method -- called with the port that it is asked of
  const send = MessagePort.prototype.postMessage;
  const ports = new Set<MessagePort>();
  MessagePort.prototype.postMessage = function (this: MessagePort, ...message: [unknown]) {
    if (message[0] === null) ports.add(this);
    send.apply(this, message);
  };
  addEventListener('pageshow', ({ persisted }: PageTransitionEvent) => {
    if (persisted)
      ports.forEach((port) => {
        send.call(port, null);
      });
  });
}
