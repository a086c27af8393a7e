import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const COMPRESSED = /\.(css|js|svg|json|txt|xml|webmanifest)$/;
/** `well` saves 5% and takes fifteen times as long, a fifth of a first start. */
const BROTLI_QUALITY = { quickly: 8, well: 10 };

/** Writes `.br` and `.gz` files next to compressible ones, so they aren't compressed per request. */
export async function compressFiles(
  folder: string,
  how: keyof typeof BROTLI_QUALITY,
): Promise<void> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY[how] };
  const names = globSync('**/*', { cwd: folder }).filter((name) => COMPRESSED.test(name));
  await Promise.all(
    names.map(async (name) => {
      const body = readFileSync(join(folder, name));
      const [smallest, common] = await Promise.all([
        promisify(brotliCompress)(body, { params }),
        promisify(gzip)(body, { level: 9 }),
      ]);
      writeFileSync(join(folder, `${name}.br`), smallest);
      writeFileSync(join(folder, `${name}.gz`), common);
    }),
  );
}
