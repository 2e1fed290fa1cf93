/** What people type, and what goes out when that is another text. */
export type Accepted = [typed: string, clean?: string];

export const NAMES: Accepted[] = [
  ["María José Rodríguez-Ponga Muñoz"],
  ["Mª Ángeles de la Fuente y Gómez"],
  ["M.ª Dolores Núñez Sánchez-Cabezudo"],
  ["Fco. Javier Pérez"],
  ["Íñigo Etxeberria Goñi"],
  ["Itziar Agirregomezkorta Zubizarreta"],
  ["Jordi Martí i Puig"],
  ["Montserrat Gal·là Àvila"],
  ["Núria d'Ors i Rovira"],
  ["Xoán Paz-Andrade Otero"],
  ["Uxía Nogueira do Campo"],
  ["Patrick O’Donnell Ruiz"],
  ["Ana O´Brien Gil", "Ana O'Brien Gil"],
  ["Juan García 2º"],
  ["Álvaro de Borbón 3.º"],
  ["Jaime 2° Bauzà", "Jaime 2º Bauzà"],
  ["Felipe VI Gómez"],
  ["García López, Ana"],
  ["Dª. Carmen Ruiz (viuda de Soto)"],
  ["Mohamed Ben-Abdeslam El Ouafi"],
  ["Çelik Yıldız"],
  ["Nguyễn Thị Lan"],
  ["Ștefan Țurcanu"],
  ["Łukasz Żółć"],
  ["  Ane \u00a0 López  ", "Ane López"],
  ["Begon\u0303a Pen\u0303a", "Begoña Peña"],
  ["Juan José\u200b Sanz", "Juan José Sanz"],
];

/** Holders of accounts: persons and companies. */
export const HOLDERS: Accepted[] = [
  ["Ane López Etxeberria"],
  ["García & Hijos"],
  ["Talleres 2000 S.L."],
  ["Hnos. Pérez, C.B."],
  ["3M Seguridad, S.A.U."],
  ["Construcciones 4-20 S.L.L."],
  ["Peluquería «Ñ» y Ñ, S.L.P."],
  ['Bar "El 7"', 'Bar "El 7"'],
  ["Clínica Dental L'Eixample, S.C.P."],
  ["Cooperativa Oleícola Ntra. Sra. de la Cabeza, S. Coop. And."],
  ["Comunidad de Propietarios C/ Mayor, 12"],
  ["C.P. Avda. de Galicia 5º-7º"],
  ["Goierri Koop. E."],
  ["Ferretería M+R"],
  ["100% Natural, S.L."],
  ["¡Olé! Tapas S.L."],
  ["A.M.P.A. C.E.I.P. nº 5"],
  ["U.T.E. Obras (Fase 2)"],
  ["Juan García 2º"],
  ["Panadería Àngels–Rius", "Panadería Àngels-Rius"],
  ["Pérez  &  Cía.", "Pérez & Cía."],
];

export const COMPANIES: Accepted[] = [
  ["Denda & Hijos, S.L."],
  ["Talleres 2000 S.L."],
  ["Work@Home: oficinas #1"],
  ["Excavaciones A. Sáez, S.A.   (en liquidación)", "Excavaciones A. Sáez, S.A. (en liquidación)"],
];
