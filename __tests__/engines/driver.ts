/** An element that was found in a page. */
export type Found = {
  click: () => Promise<void>;
  /** Types over whatever is selected in it. */
  type: (text: string) => Promise<void>;
  upload: (path: string) => Promise<void>;
};

export type Key = 'Enter' | 'Escape' | 'Tab' | 'n' | 'k' | 'z';

/** One window of a browser, as little as the journeys need of it. Each engine has its own. */
export type Driver = {
  open: (url: string) => Promise<void>;
  /** Answers an expression's value, or what its promise resolves with. */
  evaluate: (expression: string) => Promise<unknown>;
  /** Answers the element that an expression has as its value. */
  find: (expression: string) => Promise<Found | null>;
  /** Presses a key, which is a letter or has a name, while another is held. */
  key: (key: Key, held?: 'Control') => Promise<void>;
  /** Types by the keyboard, into whatever has the focus. */
  write: (text: string) => Promise<void>;
  resize: (width: number, height: number) => Promise<void>;
  /** Errors of the page's console; always none where the engine tells nobody. */
  complaints: () => readonly string[];
  close: () => Promise<void>;
};

/** How a browser is begun other than as it comes. */
export type Manner = 'plain' | 'private' | 'cookies-blocked';

/** A browser that runs. */
export type Browser = {
  openWindow: () => Promise<Driver>;
  /** The folder of the files that it saves. */
  downloads: string;
  close: () => Promise<void>;
};
