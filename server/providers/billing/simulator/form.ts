export type FormValue = string | FormValue[] | { [name: string]: FormValue };
export type Form = Record<string, FormValue>;

/** Parses `a[b][0]=c` into nested values. Skips names that would pollute prototypes. */
export function parseForm(text: string): Form {
  const form: Form = Object.create(null) as Form;
  for (const [key, value] of new URLSearchParams(text)) {
    const path = key.replaceAll(']', '').split('[');
    if (path.some((part) => ['__proto__', 'constructor', 'prototype'].includes(part))) continue;
    put(form, path, value);
  }
  return form;
}

function put(into: Form, [name, ...rest]: string[], value: string): void {
  if (name === undefined) return;
  if (rest.length === 0) {
    into[name] = value;
    return;
  }
  // The SDK numbers list items; a bare [] appends.
  if (rest[0] === '') {
    const list = (into[name] ??= []) as FormValue[];
    list.push(value);
    return;
  }
  const inner = (into[name] ??= Object.create(null) as Form);
  put(inner as Form, rest, value);
}

/** The items of a list, numbered or not. */
export function itemsOf(value: FormValue | undefined): FormValue[] {
  if (value === undefined) return [];
  if (typeof value === 'string') return [value];
  return Array.isArray(value) ? value : Object.values(value);
}

export function formText(value: FormValue | undefined): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}

export function groupOf(value: FormValue | undefined): Form {
  return typeof value === 'object' && !Array.isArray(value) ? value : {};
}
