// Loaded before browser test files if there is no browser: reports every test as skipped without running it.
import { registerHooks } from 'node:module';
import real from 'node:test';

registerHooks({
  resolve(specifier, context, next) {
    if (specifier !== 'node:test' || context.parentURL === import.meta.url) {
      return next(specifier, context);
    }
    return { url: import.meta.url, shortCircuit: true };
  },
});

export function test(name) {
  return real(name, { skip: 'there is no browser' });
}

const nothing = () => {};
export const { describe } = real;
export { nothing as after, nothing as before };
