import type { ContextSpec } from 'orval';
import { importModels, type Operation } from './operation.ts';

/** The parts of a contract schema that forms need. */
interface Schema {
  $ref?: string;
  allOf?: Schema[];
  type?: string;
  format?: string;
  pattern?: string;
  enum?: (string | null)[];
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  minimum?: number;
  maximum?: number;
  required?: string[];
  properties?: Record<string, Schema>;
  items?: Schema;
}

type Schemas = Record<string, Schema>;

/** The rules of every body as a constant per operation, so that a page bundles only those of its forms. */
export function formsOf(operations: Operation[], spec: ContextSpec['spec']): string {
  const schemas = (spec.components?.schemas ?? {}) as Schemas;
  const rules = new Rules(schemas);
  const sent = operations.filter(({ body, isForm }) => body && !isForm);
  const constants = sent.map(({ name, body }) => {
    const type = body?.type ?? '';
    return `export const ${name}Form: FormRules<${type}> = ${rules.of(type)};\n`;
  });
  const models = sent.map((operation) => ({ ...operation, models: [operation.body?.type ?? ''] }));
  return `import type { FieldRule, FormRules } from '../../core/rules.ts';
${importModels(models)}
${rules.shared.join('')}
${constants.join('')}`;
}

/** The rules of models, each written once; recursive models stop at themselves. */
class Rules {
  readonly shared: string[] = [];
  private readonly known = new Map<string, string>();
  private readonly schemas: Schemas;

  constructor(schemas: Schemas) {
    this.schemas = schemas;
  }

  /** The constant that holds the rules of a model's fields. */
  of(model: string): string {
    const known = this.known.get(model);
    if (known) return known;
    this.known.set(model, '{}');
    const name = model.charAt(0).toLowerCase() + model.slice(1);
    const fields = this.fields(this.schemas[model] ?? {});
    const constant = fields === '{}' ? '{}' : name;
    if (constant === name)
      this.shared.push(`const ${name} = ${fields} satisfies Record<string, FieldRule>;\n`);
    this.known.set(model, constant);
    return constant;
  }

  private fields(schema: Schema): string {
    const { properties = {}, required = [] } = this.flat(schema);
    const rules = Object.entries(properties).flatMap(([name, property]) => {
      const rule = this.rule(property, required.includes(name));
      return rule ? [`${name}: ${rule}`] : [];
    });
    return rules.length > 0 ? `{ ${rules.join(', ')} }` : '{}';
  }

  /** The rule of one value; empty if any value of its type is valid. */
  private rule(property: Schema, required: boolean): string {
    const schema = this.flat(property);
    const parts = Object.entries({
      required: required || undefined,
      min: schema.minLength ?? schema.minItems,
      max: schema.maxLength ?? schema.maxItems,
      least: schema.minimum,
      most: schema.maximum,
      one: schema.enum,
    }).flatMap(([name, value]) => (value === undefined ? [] : [`${name}: ${JSON.stringify(value)}`]));
    if (schema.pattern) parts.push(`pattern: ${new RegExp(schema.pattern, 'u').toString()}`);
    const each = schema.items && this.rule(schema.items, false);
    if (each) parts.push(`each: ${each}`);
    const fields = this.nested(property, schema);
    if (fields !== '{}') parts.push(`fields: ${fields}`);
    return parts.length > 0 ? `{ ${parts.join(', ')} }` : '';
  }

  private nested(property: Schema, schema: Schema): string {
    if (!schema.properties) return '{}';
    return property.$ref ? this.of(nameOf(property.$ref)) : this.fields(schema);
  }

  /** A schema with its references and compositions resolved. */
  private flat(schema: Schema): Schema {
    if (schema.$ref) return this.flat(this.schemas[nameOf(schema.$ref)] ?? {});
    return (schema.allOf ?? []).map((part) => this.flat(part)).reduce(merged, schema);
  }
}

function merged(one: Schema, other: Schema): Schema {
  return {
    ...other,
    ...one,
    required: [...(other.required ?? []), ...(one.required ?? [])],
    properties: { ...other.properties, ...one.properties },
  };
}

function nameOf(reference: string): string {
  const name = reference.split('/').pop() ?? '';
  return name.charAt(0).toUpperCase() + name.slice(1);
}
