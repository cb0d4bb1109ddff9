import type { ServiceType } from '@caravan/sdk';
import { useOpened } from '@caravan/shell/useOpened';
import { addable } from './days.ts';
import { newService, type ServiceValues } from './rules.ts';

export type Adding = { values: ServiceValues; from: number; index: number };

/** The service being added, kept in the URL by its type, day, and position in the day. */
export function useAdding(lengthInDays: number) {
  const [said, open, close, done] = useOpened('new');
  const add = (type: ServiceType, day: number, index: number) => open([type, day, index].join('.'));
  return { adding: said ? read(said, lengthInDays) : undefined, add, close, done };
}

function read(said: string, lengthInDays: number): Adding | undefined {
  const [name, day, index] = said.split('.');
  const [type, from] = [addable.find((one) => one === name), Number(day)];
  if (!type || !(from >= 1 && from <= lengthInDays)) return undefined;
  return { values: newService(type, from), from, index: Number(index) || 0 };
}
