/** A DOMException that is, as in browsers, an error of the realm that throws it: Node's own is of another one. */
class RealmException extends Error {
  constructor(message = '', name = 'Error') {
    super(message);
    this.name = name;
  }
}

Object.assign(globalThis, { DOMException: RealmException });
