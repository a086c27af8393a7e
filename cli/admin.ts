import process from 'node:process';

/** The doctor must work even if the rest of the program can't be loaded. */
if (process.argv[2] === 'doctor') {
  const { runDoctor } = await import('./doctor/doctor.ts');
  process.exit(await runDoctor(process.env, (line) => console.log(line)));
}
await import('./admin-verbs.ts');
