import * as z from 'zod/mini';

export const NonEmptySchema = z.string().check(z.minLength(1));
export const CountSchema = z.int().check(z.nonnegative());
export const MillisecondsSchema = z.int().check(z.nonnegative());
/** A fraction from 0 to 1. */
export const ShareSchema = z.number().check(z.gte(0), z.lte(1));
/** Fractional: a model call can cost a hundredth of a cent. */
export const CentsSchema = z.number().check(z.nonnegative());
export const InstantSchema = z.iso.datetime();
