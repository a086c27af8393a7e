/**
 * Splits the model in two: the first part turns sounds into a sketch, the second turns the sketch into a waveform. Each piece of
 * the waveform depends on only a few sketch frames, so several processes can draw it in pieces with little memory, while most of
 * the model is loaded once.
 */
interface ModelParts {
  sketching: Uint8Array<ArrayBuffer>;
  drawing: Uint8Array<ArrayBuffer>;
}

/** The file that contains the model, from byte `start` on. */
export interface NumbersFile {
  name: string;
  start: number;
}

/** Tensors at the cut: the sketch and the speaker. */
export const SKETCH = '/Mul_7_output_0';
export const SPEAKER = '/Unsqueeze_output_0';

/** The parts refer to their weights in `file`, which the runtime maps on demand. */
export function splitModel(model: Uint8Array, file: NumbersFile): ModelParts {
  const inputs = ['input', 'input_lengths', 'scales', 'sid'];
  return {
    sketching: cutModel(model, file, inputs, [SKETCH, SPEAKER]),
    drawing: cutModel(model, file, [SKETCH, SPEAKER], ['output']),
  };
}

/** Field numbers of the ONNX schema. */
const GRAPH = 7;
const [NODE, INITIALIZER, INPUT, OUTPUT, VALUE_INFO] = [1, 5, 11, 12, 13];
const [NODE_INPUT, NODE_OUTPUT, VALUE_NAME] = [1, 2, 1];
const [TENSOR_NAME, RAW_DATA, EXTERNAL_DATA, DATA_LOCATION] = [8, 9, 13, 14];
const [ENTRY_KEY, ENTRY_VALUE] = [1, 2];
const EXTERNAL = 1;
const [VARINT, EIGHT_BYTES, LENGTH_DELIMITED] = [0, 1, 2];

/** Smaller tensors stay inline, because sizes and shapes must be known on load. */
const FEW_BYTES = 1024;

interface Field {
  number: number;
  /** Content of text, bytes or a nested message. */
  body: Uint8Array;
  /** Including tag and length. */
  whole: Uint8Array;
}

interface Node {
  whole: Uint8Array;
  inputs: string[];
  outputs: string[];
}

/** The subgraph that computes `outputs` from `inputs`. */
function cutModel(
  model: Uint8Array,
  file: NumbersFile,
  inputs: readonly string[],
  outputs: readonly string[],
): Uint8Array<ArrayBuffer> {
  const fields = [...readFields(model)];
  const graph = fields.find(({ number }) => number === GRAPH);
  if (!graph) throw new Error('the speech model has no graph');
  const parts = [...readFields(graph.body)];
  const described = new Map<string, Uint8Array>();
  const nodes: Node[] = [];
  for (const { number, body, whole } of parts) {
    if (number === NODE) nodes.push(readNode(body, whole));
    if (number === INPUT || number === OUTPUT || number === VALUE_INFO) {
      described.set(readText(body, VALUE_NAME), body);
    }
  }
  const { needed, kept } = trace(nodes, inputs, outputs);
  const describe = (number: number) => (name: string) => {
    const body = described.get(name);
    if (!body) throw new Error(`the speech model has no ${name}`);
    return makeField(number, [body]);
  };
  const placeOf = (numbers: Uint8Array) => ({
    location: file.name,
    offset: String(file.start + numbers.byteOffset - model.byteOffset),
    length: String(numbers.length),
  });
  const inner = [
    ...nodes.filter((node) => kept.has(node)).map(({ whole }) => whole),
    ...parts
      .filter(
        ({ number, body }) => number === INITIALIZER && needed.has(readText(body, TENSOR_NAME)),
      )
      .map((tensor) => withoutNumbers(tensor, placeOf)),
    ...inputs.map(describe(INPUT)),
    ...outputs.map(describe(OUTPUT)),
  ];
  const rest = fields.filter((field) => field !== graph).map(({ whole }) => whole);
  return joinBytes([...rest, makeField(GRAPH, inner)]);
}

/** A tensor that refers to external data instead of containing it. */
function withoutNumbers(
  { body, whole }: Field,
  placeOf: (numbers: Uint8Array) => Record<string, string>,
): Uint8Array {
  const fields = [...readFields(body)];
  const numbers = fields.find(({ number }) => number === RAW_DATA)?.body;
  if (!numbers || numbers.length < FEW_BYTES) return whole;
  const place = Object.entries(placeOf(numbers)).map(([key, value]) =>
    makeField(EXTERNAL_DATA, [
      makeField(ENTRY_KEY, [Buffer.from(key)]),
      makeField(ENTRY_VALUE, [Buffer.from(value)]),
    ]),
  );
  const described = fields.filter(({ number }) => number !== RAW_DATA).map((field) => field.whole);
  const isElsewhere = Uint8Array.of(DATA_LOCATION * 8 + VARINT, EXTERNAL);
  return makeField(INITIALIZER, [...described, ...place, isElsewhere]);
}

/** Traces the graph backwards from outputs to inputs. */
function trace(nodes: readonly Node[], inputs: readonly string[], outputs: readonly string[]) {
  const makers = new Map(nodes.flatMap((node) => node.outputs.map((name) => [name, node])));
  const needed = new Set<string>();
  const kept = new Set<Node>();
  const open = [...outputs];
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    if (needed.has(name) || inputs.includes(name)) continue;
    needed.add(name);
    const maker = makers.get(name);
    if (!maker || kept.has(maker)) continue;
    kept.add(maker);
    open.push(...maker.inputs);
  }
  return { needed, kept };
}

function readNode(body: Uint8Array, whole: Uint8Array): Node {
  const node: Node = { whole, inputs: [], outputs: [] };
  for (const field of readFields(body)) {
    if (field.number === NODE_INPUT) node.inputs.push(toText(field.body));
    if (field.number === NODE_OUTPUT) node.outputs.push(toText(field.body));
  }
  return node;
}

const decoder = new TextDecoder();
const toText = (bytes: Uint8Array) => decoder.decode(bytes);

function readText(message: Uint8Array, number: number): string {
  for (const field of readFields(message)) if (field.number === number) return toText(field.body);
  return '';
}

function* readFields(message: Uint8Array): Generator<Field> {
  let at = 0;
  const readNumber = () => {
    let value = 0;
    for (let weight = 1; ; weight *= 128) {
      const byte = message[at]!;
      at += 1;
      value += (byte & 127) * weight;
      if (byte < 128) return value;
    }
  };
  while (at < message.length) {
    const start = at;
    const key = readNumber();
    const kind = key & 7;
    let length = kind === EIGHT_BYTES ? 8 : 4;
    if (kind === VARINT) {
      readNumber();
      length = 0;
    } else if (kind === LENGTH_DELIMITED) length = readNumber();
    const body = message.subarray(at, at + length);
    at += length;
    yield { number: key >> 3, body, whole: message.subarray(start, at) };
  }
}

/** Encodes a length-delimited protobuf field. */
function makeField(number: number, parts: readonly Uint8Array[]): Uint8Array {
  const header = [number * 8 + LENGTH_DELIMITED];
  let left = parts.reduce((sum, { length }) => sum + length, 0);
  for (; left > 127; left = Math.floor(left / 128)) header.push((left & 127) | 128);
  return joinBytes([Uint8Array.from([...header, left]), ...parts]);
}

function joinBytes(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
