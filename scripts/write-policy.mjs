import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { parse } from 'acorn';

/**
 * Puts the content policy into the head of every built page, before anything that it speaks of, and writes `_headers`
 * for hosts that read it. Run it after `next build`, with the same BASE_PATH. docs/decisions/0010 says why it is so.
 */
const OUT = 'out';
const basePath = process.env.BASE_PATH ?? '';

/**
 * Scripts that are loaded by name come from the folder of the build, or are the service worker. The head makes a plain text of
 * what comes after it, in a browser that is too old. React makes elements of two texts: an empty script and, if it draws the whole page again, a script that the page holds, which does not run. Anything
 * else is refused.
 */
const TRUSTED_TYPES = `self.trustedTypes&&trustedTypes.createPolicy('default',{createScriptURL:function(u){var a=new URL(u,location.href).href,b=location.origin+'${basePath}/';if(a===b+'sw.js'||a.startsWith(b+'_next/static/'))return u;throw new TypeError(u)},createHTML:function(h){if(h==='<script></'+'script>'||h==='<plaintext hidden>'||[].some.call(document.scripts,function(s){return s.text===h}))return h;throw new TypeError(h)}})`;

/** No policy of a page binds these: they reach other hosts past it, so that they go for good. */
const WITHOUT_RTC = `['RTCPeerConnection','webkitRTCPeerConnection'].forEach(function(n){Object.defineProperty(self,n,{value:undefined,writable:false,configurable:false})})`;

/** What a page runs before anything else. */
const FIRST_SCRIPT = `${TRUSTED_TYPES};${WITHOUT_RTC}`;

/** @param {string} text */
function hashOf(text) {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/** What the style element holds that the toasts' library inserts when it starts: first nothing, then its text. */
function toastStyles() {
  const source = readFileSync(createRequire(import.meta.url).resolve('sonner'), 'utf8');
  const [, literal] = /__insertCSS\(("(?:[^"\\]|\\.)*")\)/.exec(source) ?? [];
  if (literal === undefined) throw new Error('sonner no longer inserts its styles as it did');
  return ['', /** @type {string} */ (JSON.parse(literal))];
}

/** @param {string} html */
function inlineScriptsOf(html) {
  return [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)].map(
    ([, text]) => text ?? '',
  );
}

/** @param {string} html */
function policyOf(html) {
  const scripts = [...new Set([FIRST_SCRIPT, ...inlineScriptsOf(html)].map(hashOf))];
  return [
    "default-src 'none'",
    `script-src 'self' ${scripts.join(' ')}`,
    `style-src 'self' ${toastStyles().map(hashOf).join(' ')}`,
    "font-src 'self'",
    "img-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types default',
  ].join('; ');
}

/**
 * Moves the head's own script to before the styles, which it would wait for, and before the other scripts, so that it hears of
 * each that fails. What it asks of the window needs the line on the viewport before it. Throws if a browser that is too old
 * could not read it, and so not say that it is.
 *
 * @param {string} html
 */
function withHeadScriptFirst(html) {
  const found = /(<meta name="viewport".*?)(<link.*?)(<script data-slot="head">(.*?)<\/script>)/s.exec(html);
  if (!found) throw new Error('A page has no script of its own in its head');
  const [all, before = '', styles = '', script = '', text = ''] = found;
  parse(text, { ecmaVersion: 2015 });
  return html.replace(all, () => before + script + styles);
}

/** @param {string} html */
function withPolicy(html) {
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policyOf(html)}"/>`;
  if (html.includes('http-equiv="Content-Security-Policy"'))
    throw new Error('A page has its policy already: build anew');
  const sealed = html.replace('<meta charSet="utf-8"/>', `$&${meta}<script>${FIRST_SCRIPT}</script>`);
  if (sealed === html) throw new Error('A page does not begin as pages do');
  return sealed;
}

const pages = readdirSync(OUT, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && entry.name.endsWith('.html'))
  .map((entry) => join(entry.parentPath, entry.name));
for (const page of pages) writeFileSync(page, withPolicy(withHeadScriptFirst(readFileSync(page, 'utf8'))));

// What a page cannot say of itself. A worker is bound by the policy that comes with its own script.
writeFileSync(
  join(OUT, '_headers'),
  `/*
  X-Content-Type-Options: nosniff
  Referrer-Policy: no-referrer
  Cross-Origin-Opener-Policy: same-origin
  Content-Security-Policy: frame-ancestors 'none'
${basePath}/sw.js
  Cache-Control: no-cache
${basePath}/_next/static/*
  Cache-Control: public, max-age=31536000, immutable
  Content-Security-Policy: default-src 'self'
`,
);
console.log(`The policy is in ${pages.length} pages`);
