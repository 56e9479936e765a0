import { readdirSync, readFileSync } from 'node:fs';

const FOLDER = 'docs/decisions';

/** The rows of the index. */
const rows = [
  ...readFileSync(`${FOLDER}/README.md`, 'utf8').matchAll(
    /^\| \[(\d{4})\]\((.+?)\) +\|(.*)\|(.*)\|(.*)\|$/gm,
  ),
].map(([, number, file, title = '', line = '', status = '']) => ({
  file,
  heading: `# ${number} ${title.trim()}`,
  line: line.trim(),
  status: status.trim(),
}));

/** Each decision, with the title and the status that it gives itself. */
const pages = readdirSync(FOLDER)
  .filter((file) => file !== 'README.md')
  .map((file) => {
    const [heading, , first = ''] = readFileSync(`${FOLDER}/${file}`, 'utf8').split('\n');
    const [superseded] = /^Superseded (?:in part )?by \[\d{4}\]\(.+?\)/.exec(first) ?? [];
    return { file, heading, status: superseded?.replace('S', 's') ?? 'in force' };
  });

test('the index lists every decision in order, with its title and its status', () => {
  expect(rows.map(({ file, heading, status }) => ({ file, heading, status }))).toEqual(pages);
});

test('the index says each in a line', () => {
  expect(rows.filter(({ line }) => line === '')).toEqual([]);
});
