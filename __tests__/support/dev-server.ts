import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** A running development server. */
export type DevServer = { url: string; close: () => Promise<void> };

/** Milliseconds between two looks whether the server answers. */
const LOOK_MS = 200;

/**
 * Starts `npm run dev` on a free port and waits until it answers. There can be one a folder: if one runs already, that one
 * is asked, and left running.
 */
export async function startDevServer(): Promise<DevServer> {
  // In a group of its own, which ends as a whole.
  const child = spawn('npm', ['run', 'dev', '--', '--port', '0'], { detached: true });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (part: Buffer) => {
      said += part.toString();
    });
  const ended = once(child, 'close');

  async function close() {
    if (child.pid === undefined || child.exitCode !== null) return;
    process.kill(-child.pid, 'SIGTERM');
    await ended;
  }

  for (;;) {
    // The last one that is named: a server that finds another one running names both.
    const url = [...said.matchAll(/Local:\s+(http:\S+)/g)].at(-1)?.[1];
    if (url !== undefined && (await answers(url))) return { url: `${url}/`, close };
    if (child.exitCode !== null && url === undefined) throw new Error(`npm run dev has ended:\n${said}`);
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
  }
}

async function answers(url: string): Promise<boolean> {
  try {
    // Compiles nothing.
    await fetch(`${url}/manifest.webmanifest`);
    return true;
  } catch {
    return false;
  }
}
