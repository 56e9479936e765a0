import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { appendTo, largestOf, smallestOf } from '@/lib/domain/lists';

const ROOT = join(__dirname, '../..');

function sourcesIn(folder: string): string[] {
  return readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => join(folder, name));
}

function isOfParameter(node: ts.Node): boolean {
  if (ts.isParameter(node)) return true;
  return (ts.isBindingElement(node) || ts.isBindingName(node)) && isOfParameter(node.parent);
}

/** The calls of a source that get a list as so many arguments; parameters that are only handed on are none. */
function spreadCalls(name: string, text: string): string[] {
  const source = ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true);
  const rests = new Set<string>();
  const found: string[] = [];
  function visit(node: ts.Node) {
    if ((ts.isParameter(node) || ts.isBindingElement(node)) && node.dotDotDotToken && isOfParameter(node))
      rests.add(node.name.getText());
    const list = ts.isCallExpression(node) || ts.isNewExpression(node) ? node.arguments : undefined;
    for (const one of list ?? [])
      if (ts.isSpreadElement(one) && !rests.has(one.expression.getText()))
        found.push(`${name}: ${node.getText()}`);
    ts.forEachChild(node, visit);
  }
  visit(source);
  return found;
}

it('spreads no list into arguments: from some 100,000 items on that ends the program', () => {
  const sources = ['app', 'components', 'lib'].flatMap(sourcesIn);
  expect(sources.length).toBeGreaterThan(100);
  const found = sources.flatMap((name) => spreadCalls(name, readFileSync(join(ROOT, name), 'utf8')));
  expect(found).toEqual([]);
});

it('finds a list that is spread, and lets arguments be handed on', () => {
  expect(spreadCalls('a.ts', 'list.push(...more)')).toEqual(['a.ts: list.push(...more)']);
  expect(spreadCalls('a.ts', 'new Set(...more)')).toHaveLength(1);
  expect(spreadCalls('a.ts', 'function act(...given: string[]) { write(...given); }')).toEqual([]);
  expect(spreadCalls('a.ts', 'const [one, ...more] = list; write(...more);')).toHaveLength(1);
});

it('adds up and compares lists of 500,000', () => {
  const numbers = Array.from({ length: 500_000 }, (_, place) => place);
  const list: number[] = [];
  appendTo(list, numbers);
  expect(list).toHaveLength(500_000);
  expect([smallestOf(numbers), largestOf(numbers), largestOf([], 3)]).toEqual([0, 499_999, 3]);
});
