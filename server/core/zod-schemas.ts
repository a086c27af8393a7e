import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';

/**
 * Has the framework read schemas of zod. Given to it as it is made: set later, it would first have read the compilers of its own,
 * a hundred files that nothing uses. Its types know only those.
 */
export const ZOD_SCHEMAS = {
  compilersFactory: {
    buildValidator: (() => validatorCompiler) as never,
    buildSerializer: (() => serializerCompiler) as never,
  },
};
