import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';

/**
 * Makes Fastify use zod schemas. Passed in at creation, because otherwise Fastify first loads its own compilers: a hundred unused
 * files. Fastify's types only know those, hence the casts.
 */
export const ZOD_SCHEMAS = {
  compilersFactory: {
    buildValidator: (() => validatorCompiler) as never,
    buildSerializer: (() => serializerCompiler) as never,
  },
};
