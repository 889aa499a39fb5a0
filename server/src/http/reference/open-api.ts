import { COMMANDS } from '@nimhall/shared/protocol/commands';
import { PROTOCOL_VERSION } from '@nimhall/shared/protocol/version';
import { ERRORS } from '@nimhall/shared/refusal';
import { toJsonSchema, toJsonSchemaDefs } from '@valibot/to-json-schema';
import type { GenericSchema } from 'valibot';
import { view } from './answers/analysis.ts';
import { phraseForms } from './answers/parts.ts';
import { ROUTE_GROUPS, type RouteInfo } from './routes.ts';

/** The part of JSON Schema that our checks produce. */
export interface JsonSchema {
  readonly type?: string;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly items?: JsonSchema;
  readonly anyOf?: readonly JsonSchema[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly pattern?: string;
}

/** What many answers share, or what holds itself: named in the document. */
const DEFINITIONS = { Phrase: phraseForms, View: view };
const SETTINGS = {
  typeMode: 'input',
  errorMode: 'ignore',
  target: 'draft-2020-12',
  overrideRef: ({ referenceId }: { readonly referenceId: string }) => `#/components/schemas/${referenceId}`,
} as const;

/** A schema of a body or an answer as JSON Schema. What that cannot express, such as whether a name is free, the server checks. */
export function jsonSchemaOf(schema: GenericSchema): JsonSchema {
  const { $schema: _, $defs: __, ...json } = toJsonSchema(schema, { ...SETTINGS, definitions: DEFINITIONS });
  return json as JsonSchema;
}

/** The HTTP API as OpenAPI 3.1. */
export function openApi(): object {
  const paths: Record<string, Record<string, object>> = {};
  for (const { name, routes } of ROUTE_GROUPS)
    for (const route of routes) {
      paths[route.path] ??= {};
      Object.assign(paths[route.path] as object, { [route.method]: operation(route, name) });
    }
  return {
    openapi: '3.1.0',
    info: {
      title: 'nimhall',
      version: String(PROTOCOL_VERSION),
      description: 'The HTTP side of an online hall for Nim and every impartial game. Moves are played over a socket: see commands.json.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/api/v1' }],
    tags: ROUTE_GROUPS.map(({ name }) => ({ name })),
    paths,
    components: {
      securitySchemes: {
        token: { type: 'http', scheme: 'bearer', description: 'From POST /tokens, or POST /me/tokens.' },
        cookie: { type: 'apiKey', in: 'cookie', name: 'nimhall' },
      },
      schemas: { Error: ERROR, ...toJsonSchemaDefs(DEFINITIONS, SETTINGS) },
      responses: {
        RefusalError: {
          description: 'Why nothing was done.',
          content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
        },
      },
    },
  };
}

/** The commands of the socket with the schemas of their bodies. */
export function socketCommands(): object {
  const commands = Object.entries(COMMANDS).map(([name, schema]) => [name, jsonSchemaOf(schema)]);
  return { protocol: PROTOCOL_VERSION, commands: Object.fromEntries(commands) };
}

const ERROR = {
  type: 'object',
  properties: {
    error: {
      type: 'object',
      properties: {
        code: {
          type: 'string',
          enum: Object.keys(ERRORS),
          description: Object.entries(ERRORS)
            .map(([code, { status, meaning }]) => `${code} (${status}): ${meaning}`)
            .join('\n'),
        },
        message: { type: 'string', description: 'A sentence in English.' },
        phrase: { $ref: '#/components/schemas/Phrase', description: 'The same sentence as data, to be said in another language.' },
        at: { type: 'integer', description: 'Where the fault is, in a text that has one.' },
      },
      required: ['code', 'message'],
    },
  },
  required: ['error'],
} as const;

function operation({ method, path, does, note, who, query, body, answer, gives, status, type }: RouteInfo, tag: string): object {
  const named = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({ name, in: 'path', required: true, schema: { type: 'string' } }));
  const asked = Object.entries(query ? (jsonSchemaOf(query).properties ?? {}) : {}).map(([name, schema]) => ({
    name,
    in: 'query',
    schema,
  }));
  const description = [...(note ? [note] : []), ...(who === 'page' ? ['For pages of this hall alone.'] : [])].join(' ');
  return {
    operationId: `${method}${path.replace(/\W+(\w?)/g, (_, letter: string) => letter.toUpperCase())}`,
    tags: [tag],
    summary: does,
    ...(description && { description }),
    ...(who === 'player' && { security: [{ token: [] }, { cookie: [] }] }),
    parameters: [...named, ...asked],
    ...(body && { requestBody: { required: true, content: { 'application/json': { schema: jsonSchemaOf(body) } } } }),
    responses: {
      [answer === undefined ? 204 : (status ?? 200)]:
        answer === undefined
          ? { description: 'Done.' }
          : { description: answer, content: { [type ?? 'application/json']: gives ? { schema: jsonSchemaOf(gives) } : {} } },
      default: { $ref: '#/components/responses/RefusalError' },
    },
  };
}
