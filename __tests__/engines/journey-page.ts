import type * as TestingLibrary from '@testing-library/dom';
import { readFileSync } from 'node:fs';
import { readdir, readFile, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { SiteServer } from '../support/site-server';
import type { Driver, Found } from './driver';
import { retry } from './retry';

type Name = string | RegExp;

/** Finds what people are told is there: by Testing Library's rules, which the page is given once. */
const LIBRARY = readFileSync(
  createRequire(import.meta.url).resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js'),
  'utf8',
);

/** Milliseconds after which a small question counts as lost. */
const ANSWER_MS = 10_000;

declare const TestingLibraryDom: typeof TestingLibrary;

/** A window with the program in it, and what a person does there. Everything waits until it can be done. */
export class JourneyPage {
  readonly #driver: Driver;
  readonly #site: SiteServer;
  readonly #downloads: string;

  constructor(driver: Driver, site: SiteServer, downloads: string) {
    this.#driver = driver;
    this.#site = site;
    this.#downloads = downloads;
  }

  /** Goes to a page of the program, as `gastos/?nuevo`, until it hears what is done there. */
  async open(path: string): Promise<void> {
    await this.#driver.open(this.#site.url + path);
    await this.#hears();
  }

  /** Leaves for another page of the program as the program's own scripts would, as soon as the screen says something. */
  async leaveOnce(said: RegExp, path: string): Promise<void> {
    await this.read(
      (source: string, address: string) => {
        new MutationObserver((_changes, observer) => {
          if (!new RegExp(source).test(document.body.innerText)) return;
          observer.disconnect();
          location.href = address;
        }).observe(document.body, { subtree: true, childList: true, characterData: true });
      },
      said.source,
      this.#site.url + path,
    );
  }

  async press(role: string, name: Name): Promise<void> {
    let place = '';
    await this.#on({ role, name }, async (found) => {
      const last = place;
      place = await this.read(placeOf, inPage({ role, name }));
      if (place !== last) throw new Error(`the ${role} «${name}» does not stand still`);
      await found.click();
    });
  }

  /** Writes over what a field holds. */
  async type(name: Name, text: string, role = 'textbox'): Promise<void> {
    await this.#on({ role, name }, (found) => found.type(text));
  }

  /** The same in the field of a label, which need have no role. */
  async fill(label: Name, text: string): Promise<void> {
    await this.#on({ label }, (found) => found.type(text));
  }

  /** Chooses a file in the field of a label. */
  async upload(label: Name, path: string): Promise<void> {
    await this.#on({ label }, (found) => found.upload(path));
  }

  key(...given: Parameters<Driver['key']>): Promise<void> {
    return this.#driver.key(...given);
  }

  /** Types into whatever has the focus. */
  write(text: string): Promise<void> {
    return this.#driver.write(text);
  }

  resize(width: number, height: number): Promise<void> {
    return this.#driver.resize(width, height);
  }

  /** Waits for a file that the browser saves, and takes it out of its folder. */
  async saved(name: RegExp): Promise<string> {
    return retry(async () => {
      const files = await readdir(this.#downloads);
      const file = files.find((one) => name.test(one));
      if (!file) throw new Error(`no such file was saved: ${files.join()}`);
      // Browsers keep the name before they have the content.
      const path = join(this.#downloads, file);
      const text = await readFile(path, 'utf8');
      if (text === '' || files.length > 1) throw new Error(`${file} is not there whole`);
      await rm(path);
      return text;
    });
  }

  back(): Promise<void> {
    return this.read(() => {
      history.back();
    });
  }

  forward(): Promise<void> {
    return this.read(() => {
      history.forward();
    });
  }

  /** Loads the page again, until it hears what is done there. */
  async reload(): Promise<void> {
    await this.#ask(() => {
      Object.assign(window, { isLeaving: true });
      location.reload();
    }).catch(() => undefined);
    await retry(async () => {
      if (await this.#ask(() => 'isLeaving' in window)) throw new Error('the page is still there');
    });
    await this.#hears();
  }

  /** Waits until something is there, for as many milliseconds at the most. */
  async sees(role: string, name: Name, patience?: number): Promise<void> {
    await this.#on({ role, name }, () => Promise.resolve(), patience);
  }

  /** Waits until something has the focus. */
  async focuses(role: string, name: Name): Promise<void> {
    await retry(async () => {
      if (await this.#hasFocus({ role, name })) return;
      throw new Error(`the ${role} «${name}» has no focus: ${await this.read(focused)}`);
    });
  }

  /** Goes by the Tab key until something has the focus. */
  async tabsTo(role: string, name: Name): Promise<void> {
    for (let presses = 0; presses < 40; presses += 1) {
      if (await this.#hasFocus({ role, name })) return;
      await this.key('Tab');
    }
    throw new Error(`Tab does not come to the ${role} «${name}»`);
  }

  /** Waits until something is not there. */
  async misses(role: string, name: Name): Promise<void> {
    await retry(async () => {
      if (await this.#find({ role, name })) throw new Error(`there is still a ${role} «${name}»`);
    });
  }

  /** Waits until the screen says something. */
  async says(text: Name): Promise<void> {
    await retry(async () => {
      const said = await this.text();
      const isSaid = typeof text === 'string' ? said.includes(text) : text.test(said);
      if (!isSaid) throw new Error(`«${text}» is not said: ${said} Fields: ${await this.read(fieldValues)}`);
    });
  }

  /** Scrolls down until the screen says something. */
  async scrollsTo(text: RegExp): Promise<void> {
    await retry(async () => {
      await this.read(() => {
        window.scrollTo(0, document.documentElement.scrollHeight);
      });
      if (!text.test(await this.text())) throw new Error(`«${text}» does not come`);
    });
  }

  /** What the screen says, with plain spaces. */
  async text(): Promise<string> {
    const text = await this.read(() => document.body.innerText);
    return text.replaceAll(/\s+/g, ' ');
  }

  /** Runs a function in the page. */
  async read<Value, Given extends unknown[]>(
    run: (...given: Given) => Value | Promise<Value>,
    ...given: Given
  ): Promise<Value> {
    return (await this.#driver.evaluate(expressionOf(run, given))) as Value;
  }

  /** The host goes away, or comes back. */
  set offline(isOffline: boolean) {
    this.#site.gone = isOffline;
  }

  complaints(): readonly string[] {
    return this.#driver.complaints();
  }

  async #hasFocus(wanted: Wanted): Promise<boolean> {
    await this.#knowRoles();
    return this.read(isFocused, inPage(wanted));
  }

  async #hears(): Promise<void> {
    await retry(async () => {
      if (await this.#ask(() => window.earlyPresses !== undefined)) throw new Error('React does not come');
    });
  }

  /** Reads from a page that may be about to go, with which WebKit may lose the answer. */
  #ask<Value>(run: () => Value): Promise<Value> {
    return Promise.race([
      this.read(run),
      wait(ANSWER_MS, undefined, { ref: false }).then(() =>
        Promise.reject(new Error('the page does not answer')),
      ),
    ]);
  }

  /** Acts on what is wanted once it is there; what goes meanwhile is looked for again. */
  async #on(wanted: Wanted, act: (found: Found) => Promise<void>, patience?: number): Promise<void> {
    await retry(async () => {
      const found = await this.#find(wanted);
      if (!found) throw new Error(`there is no ${nameOf(wanted)}: ${await this.text()}`);
      await act(found);
    }, patience);
  }

  async #knowRoles(): Promise<void> {
    if (!(await this.read(() => 'TestingLibraryDom' in self))) await this.#driver.evaluate(`(${asValue()})`);
  }

  async #find(wanted: Wanted): Promise<Found | null> {
    await this.#knowRoles();
    return this.#driver.find(expressionOf(findElement, [inPage(wanted)]));
  }
}

type Wanted = { role: string; name: Name } | { label: Name };

type WantedInPage = { role: string | null; source: string; isText: boolean };

function inPage(wanted: Wanted): WantedInPage {
  const name = 'role' in wanted ? wanted.name : wanted.label;
  return {
    role: 'role' in wanted ? wanted.role : null,
    source: typeof name === 'string' ? name : name.source,
    isText: typeof name === 'string',
  };
}

function nameOf(wanted: Wanted): string {
  return 'role' in wanted ? `${wanted.role} «${wanted.name}»` : `field «${wanted.label}»`;
}

/** Runs in the page: the first such element, with its text selected. */
function findElement({ role, source, isText }: WantedInPage): Element | null {
  const name = isText ? source : new RegExp(source);
  const found =
    role === null
      ? TestingLibraryDom.queryAllByLabelText(document.body, name)
      : TestingLibraryDom.queryAllByRole(document.body, role, { name });
  const first = found.find((element) => {
    // Before React has come to an element, it hears nothing.
    const isHeard = Object.keys(element).some((key) => key.startsWith('__react'));
    return isHeard && !element.matches(':disabled, [aria-disabled=true]');
  });
  if (!(first instanceof HTMLInputElement)) return first ?? null;
  if (/^(?:text|search|password)$/.test(first.type)) first.select();
  // People press what is drawn in its place.
  return /^(?:radio|checkbox)$/.test(first.type) ? (first.labels?.[0] ?? first) : first;
}

/** Runs in the page: where that element is. */
function placeOf({ role, source, isText }: WantedInPage): string {
  const name = isText ? source : new RegExp(source);
  const [first] = TestingLibraryDom.queryAllByRole(document.body, role ?? '', { name });
  return JSON.stringify(first?.getBoundingClientRect() ?? null);
}

/** Runs in the page: whether such an element has the focus. */
function isFocused({ role, source, isText }: WantedInPage): boolean {
  const name = isText ? source : new RegExp(source);
  const { activeElement } = document;
  return TestingLibraryDom.queryAllByRole(document.body, role ?? '', { name }).some(
    (one) => one === activeElement,
  );
}

/** Runs in the page: what has the focus. */
function focused(): string {
  return document.activeElement?.outerHTML.slice(0, 200) ?? 'nothing has it';
}

/** Runs in the page: what its fields hold. */
function fieldValues(): string {
  return [...document.querySelectorAll('input')].map(({ value }) => value).join('|');
}

function expressionOf(run: (...given: never[]) => unknown, given: readonly unknown[]): string {
  return `(${String(run)})(${given.map((one) => JSON.stringify(one)).join()})`;
}

/** The library as an expression whose value no engine has to send. */
function asValue(): string {
  return `function(){${LIBRARY}}).call(self`;
}
