import process from 'node:process';

/** The doctor has to speak where the rest of the program cannot even be loaded. */
if (process.argv[2] === 'doctor') {
  const { runDoctor } = await import('./doctor/doctor.ts');
  process.exit(await runDoctor(process.env, (line) => console.log(line)));
}
await import('./admin-verbs.ts');
