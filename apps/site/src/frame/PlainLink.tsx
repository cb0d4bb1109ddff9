import { TextLink, type TextLinkProps } from '@caravan/ui/TextLink';

/** A link that inherits its color and is underlined only on hover, for navigation and logos. */
export function PlainLink({ className = '', ...props }: TextLinkProps) {
  return (
    <TextLink
      {...props}
      className={`text-current! no-underline! underline-offset-8! hover:underline! ${className}`}
    />
  );
}
