export type SchemeChoice = 'light' | 'dark' | 'system';

/** Applies the light, dark, or system scheme. */
export function applyScheme(choice: SchemeChoice, root: HTMLElement = document.documentElement): void {
  if (choice === 'system') delete root.dataset.theme;
  else root.dataset.theme = choice;
}
