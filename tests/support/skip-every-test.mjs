// Loaded before test files whose browser is missing. They name their tests, so that those can be counted, and run none.
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
