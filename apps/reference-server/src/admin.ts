import { text } from 'node:stream/consumers';
import { runAdminCommand, type AdminRequest, type AdminResult } from './admin/admin-program.ts';
import { sendToServer } from './admin/admin-socket.ts';
import { openDatabase } from './db/open-database.ts';
import { systemClock } from './lib/clock.ts';
import { IN_MEMORY } from './settings/in-memory.ts';
import { readSettings } from './settings/settings.ts';

/* `npx pantau-server …`: commands of an administrator (docs/operate.md). */

async function run(request: AdminRequest): Promise<AdminResult> {
  const settings = readSettings(process.env);
  // Asked for the next version, while a server of the previous one may be running.
  const isPlan = request.args[0] === 'migrate';
  if (settings.databaseUrl === null) {
    if (settings.dataDir === IN_MEMORY) throw new Error('PANTAU_DATA_DIR must be a folder.');
    const answered = isPlan ? null : await sendToServer(settings.dataDir, request);
    if (answered !== null) return answered;
  }
  const { db, close } = await openDatabase(settings, { migrates: !isPlan });
  try {
    return await runAdminCommand({ db, clock: systemClock, isServing: false }, request);
  } finally {
    await close();
  }
}

// Whatever a command writes is for its own user.
process.umask(0o077);
const args = process.argv.slice(2);
const input = args.includes('--password-stdin') ? await text(process.stdin) : null;
try {
  const { code, output, errors } = await run({ args, input, folder: process.cwd() });
  process.stdout.write(output);
  process.stderr.write(errors);
  process.exitCode = code;
} catch (error) {
  process.stderr.write(
    `pantau-server: ${error instanceof Error ? error.message : String(error)}\n`,
  );
  process.exitCode = 1;
}
