import { TextLink, type TextLinkProps } from '@caravan/ui/TextLink';

/** A link that takes its colour from around it and is underlined only when pointed at: navigation, marks. */
export function PlainLink({ className = '', ...props }: TextLinkProps) {
  return (
    <TextLink
      {...props}
      className={`text-current! no-underline! underline-offset-8! hover:underline! ${className}`}
    />
  );
}
