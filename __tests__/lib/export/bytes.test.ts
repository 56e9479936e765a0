import { Compressor, decompress } from '@/lib/export/bytes';

it('gives back what was written, part after part', async () => {
  const compressor = new Compressor();
  for (const part of ['{"nombre":"Café', ' ☕', '"}']) compressor.write(part);
  expect(await decompress(await compressor.finish())).toBe('{"nombre":"Café ☕"}');
});

it('makes a long text short', async () => {
  const compressor = new Compressor();
  compressor.write('gasto '.repeat(10_000));
  expect((await compressor.finish()).length).toBeLessThan(1000);
});

it.each([
  ['foreign', () => new TextEncoder().encode('no gzip at all')],
  ['truncated', async () => (await compressed('gastos')).slice(0, -6)],
])('refuses bytes that are %s', async (_, bytes) => {
  await expect(decompress(await bytes())).rejects.toThrow();
});

function compressed(text: string) {
  const compressor = new Compressor();
  compressor.write(text);
  return compressor.finish();
}
