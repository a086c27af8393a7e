/** The parts of an OpenAPI document that the server uses. */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  format?: string;
  description?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  enum?: unknown[];
  const?: unknown;
  default?: unknown;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  additionalProperties?: Schema | boolean;
}

export type MediaContent = Record<string, { schema?: Schema }>;

export interface ApiAnswer {
  $ref?: string;
  description?: string;
  content?: MediaContent;
}

export interface Operation {
  summary?: string;
  description?: string;
  operationId?: string;
  tags?: string[];
  security?: Record<string, string[]>[];
  parameters?: { name: string; in: string; required?: boolean; schema?: Schema }[];
  requestBody?: { required?: boolean; content?: MediaContent };
  responses?: Record<string, ApiAnswer>;
}

export interface ApiDocument {
  openapi?: string;
  tags?: { name: string; description: string }[];
  paths?: Record<string, Record<string, Operation>>;
  components?: { schemas?: Record<string, Schema>; responses?: Record<string, ApiAnswer> };
}

export const SCHEMA_PLACE = '#/components/schemas/';

export function refTo(name: string): Schema {
  return { $ref: `${SCHEMA_PLACE}${name}` };
}
