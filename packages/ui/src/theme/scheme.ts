export type SchemeChoice = 'light' | 'dark' | 'system';

/** Chooses light, dark, or what the system prefers. */
export function applyScheme(choice: SchemeChoice, root: HTMLElement = document.documentElement): void {
  if (choice === 'system') delete root.dataset.theme;
  else root.dataset.theme = choice;
}
