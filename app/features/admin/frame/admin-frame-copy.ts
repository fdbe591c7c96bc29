/** Copy of the frame around the admin pages. */
export const ADMIN_FRAME_COPY = {
  area: 'Admin',
  navigation: 'Admin sections',
  menu: 'Menu',
  refresh: 'Refresh',
  backToShop: 'View shop',
  logOut: 'Log out',
} as const;
