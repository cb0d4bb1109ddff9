/** Dimensions of icon-only buttons. */
export const iconSquare = {
  sm: 'w-8 px-0 [&_svg]:size-[1.15rem]',
  md: 'w-10 px-0 [&_svg]:size-[1.15rem]',
  lg: 'w-12 px-0 [&_svg]:size-[1.15rem]',
};
