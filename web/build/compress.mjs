// Compresses files for hosts that send them as they are: FILE.br and FILE.gz beside each of them.
// Called by tools/offline.py: node compress.mjs QUALITY FILE...
import { readFileSync, writeFileSync } from "node:fs";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

const [quality, ...files] = process.argv.slice(2);
for (const file of files) {
  const content = readFileSync(file);
  const params = { [constants.BROTLI_PARAM_QUALITY]: Number(quality) };
  writeFileSync(`${file}.br`, brotliCompressSync(content, { params }));
  writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
}
