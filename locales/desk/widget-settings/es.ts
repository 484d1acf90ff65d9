import type { Translated } from '#locales/desk/translated.ts'
import type english from './en.ts'

const widgetSettings: Translated<typeof english> = {
  "preview": "Vista previa",
  "preview_note": "Este es el chat de verdad. Lo que escriba en él llega a su bandeja de entrada.",
  "preview_frame": "Una página suya con el chat",
  "nothing_offered": "A los visitantes no se les ofrece nada, así que no hay chat. Encienda lo que pueden hacer.",
  "look": "Aspecto",
  "colour": "Color",
  "colour_note": "Su tono se mueve hasta que el texto se lee sobre él.",
  "colour_house": "El de la casa",
  "position": "Lugar",
  "position_right": "Abajo a la derecha",
  "position_left": "Abajo a la izquierda",
  "theme": "Brillo",
  "theme_dark": "Oscuro",
  "theme_light": "Claro",
  "in_line": "El lugar, el brillo y el idioma están en esta línea.",
  "greeting": "Primeras palabras",
  "greeting_note": "Vacío: un saludo en el idioma del visitante.",
  "suggested": "Preguntas para empezar",
  "suggested_note": "Hasta seis, una por línea. Vacío: lo que más se pregunta.",
  "suggested_many": "Seis preguntas como máximo.",
  "suggested_long": "Una pregunta tiene como máximo {count} caracteres.",
  "language": "Idioma del chat",
  "language_visitor": "El del visitante",
  "offers": "Qué pueden hacer los visitantes",
  "offer_chat": "Escribir",
  "offer_call": "Hablar y llamar",
  "offer_book": "Reservar",
  "where": "Dónde puede estar",
  "where_note": "Un sitio por línea, como example.com. *.example.com vale para todos los que cuelgan de él.",
  "domains": "Sitios web",
  "snippet": "Póngalo en su sitio web",
  "snippet_note": "Una línea, en cada página donde deba aparecer.",
  "line": "La línea",
  "builder": "Su sitio está hecho con",
  "builders": {
    "html": "HTML a mano",
    "wordpress": "WordPress",
    "wix": "Wix",
    "squarespace": "Squarespace",
    "shopify": "Shopify",
    "webflow": "Webflow",
    "gtm": "Google Tag Manager"
  },
  "steps": {
    "html": [
      "Abra el archivo de la página.",
      "Ponga la línea antes de </body>.",
      "Guárdelo y súbalo."
    ],
    "wordpress": [
      "Instale un plugin para código de cabecera y pie, como WPCode.",
      "Abra Code Snippets, Header & Footer.",
      "Ponga la línea en el campo «Footer» y guarde."
    ],
    "wix": [
      "Abra Ajustes, Código personalizado. Hace falta un plan premium y un dominio propio.",
      "Elija «Añadir código personalizado» y ponga la línea.",
      "Elija «Todas las páginas» y «Body – final», luego «Aplicar»."
    ],
    "squarespace": [
      "Abra Ajustes, Avanzado, Inyección de código. Hace falta un plan Business.",
      "Ponga la línea en el campo «Pie de página».",
      "Guarde."
    ],
    "shopify": [
      "Abra Tienda online, Temas, y elija «Editar código» tras los tres puntos.",
      "Abra layout/theme.liquid.",
      "Ponga la línea antes de </body> y guarde."
    ],
    "webflow": [
      "Abra Site settings, Custom code. Hace falta un plan de pago.",
      "Ponga la línea en el campo «Footer code».",
      "Guarde y publique."
    ],
    "gtm": [
      "Añada una etiqueta del tipo «HTML personalizado».",
      "Ponga la línea y elija el activador «All Pages».",
      "Envíe y publique el contenedor."
    ]
  },
  "check": "¿Está en mi sitio web?",
  "check_note": "Abrimos la página como un visitante y buscamos la línea.",
  "address": "Dirección de una página",
  "look_up": "Mirar",
  "result": {
    "found": "Sí: el chat está en {url}.",
    "not_allowed": "La línea está en {url}, pero ese sitio no está autorizado todavía. Añádalo arriba.",
    "other_business": "Hay un chat en {url}, pero de otra empresa. Copie de nuevo la línea de arriba.",
    "other_server": "La línea en {url} carga el chat desde otro servidor. Copie de nuevo la línea de arriba.",
    "absent": "La línea no está en {url}.",
    "unreachable": "No se pudo leer la página:"
  },
  "tag_manager": "La página usa Google Tag Manager. Lo que añade no se ve desde aquí: abra la página usted mismo.",
  "allow_it": "Autorizar este sitio"
}

export default widgetSettings
